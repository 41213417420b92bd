-- foldReadings reads what is typed as it looks, too. What fold and foldDigits answer, and so what is kept of it, is as it was.
-- requires: fold.sql
DROP FUNCTION IF EXISTS wordsMistaken(text, boolean); -- only the search of the release before asked it, which is replaced with it
