-- Rows of an import that come in with something in their notes that could not be read.
CREATE INDEX "importRowNoted" ON "importRow" ("importId", "number")
  WHERE "outcome" IN ('new', 'changed', 'same') AND "faults" <> '[]';
