-- A deal that is won or lost closes its lead, and the leads that wait for nothing else than its object.
ALTER TABLE "dealFollowUp" DROP CONSTRAINT "dealFollowUp_step_check";
ALTER TABLE "dealFollowUp" ADD CONSTRAINT "dealFollowUp_step_check"
  CHECK ("step" IN ('lead', 'object', 'site', 'people', 'leads', 'others'));
