-- The list of objects sorted by bedrooms; those of which nobody said how many come as if they had none.

CREATE INDEX "objectBedroomsList" ON "object" (coalesce("bedrooms", 0), "id") WHERE "deletedOn" IS NULL AND NOT "isBlank";
