-- An arrival that failed for a reason of the server keeps its file, and can be tried again.
ALTER TABLE "arrival" DROP CONSTRAINT "arrival_state_check";
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_state_check"
  CHECK ("state" IN ('waiting', 'working', 'done', 'refused', 'failed', 'leaving', 'gone'));
