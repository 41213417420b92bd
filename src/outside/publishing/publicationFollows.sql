-- Keeps the public site in step with the objects.
-- version: 4

-- Unpublishes an object in the same transaction in which it stops being publishable, whoever changes it, and queues a new check
-- of an object that should be published: after any change until it is on the site, then only after changes of columns that the
-- check reads (publishGate.ts). Otherwise each line that is saved while somebody types a description would cause two
-- transactions.
CREATE OR REPLACE FUNCTION "publicationFollowsObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A refused object stays off the site, with the reason, until publishing is requested again.
  IF NEW."deletedOn" IS NOT NULL OR TG_OP = 'UPDATE' AND NEW."version" > OLD."version"
      AND NEW."publishRequested" <> OLD."publishRequested" THEN
    NEW."publishError" := NULL;
  ELSIF NEW."publishError" IS NOT NULL
      AND NOT (TG_OP = 'UPDATE' AND NEW."version" > OLD."version" AND NEW."publishRequested") THEN
    NEW."publishRequested" := false;
  END IF;
  IF NOT NEW."publishRequested" OR NEW."deletedOn" IS NOT NULL THEN
    NEW."published" := false;
    NEW."publishDue" := false;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."publishDue" := NOT NEW."published" AND NEW."publishError" IS NULL;
  ELSIF NEW."version" > OLD."version" THEN
    NEW."publishDue" := NEW."publishDue" OR NOT NEW."published" OR (
      NEW."active", NEW."subTypeObjectTypeId", NEW."objectSubTypeId", NEW."forSale", NEW."forRent", NEW."forShortRent", NEW."salePrice",
      NEW."salePriceWithDiscount", NEW."dateOfSalePriceDiscount", NEW."rentPrice", NEW."rentPriceWithDiscount",
      NEW."dateOfRentPriceDiscount", NEW."shortRentPrice", NEW."locationId", NEW."energyClass", NEW."latitude",
      NEW."longitude", NEW."displayCoordinates", NEW."mapCircleLatitude", NEW."mapCircleLongitude", NEW."mapCircleRadius"
    ) IS DISTINCT FROM (
      OLD."active", OLD."subTypeObjectTypeId", OLD."objectSubTypeId", OLD."forSale", OLD."forRent", OLD."forShortRent", OLD."salePrice",
      OLD."salePriceWithDiscount", OLD."dateOfSalePriceDiscount", OLD."rentPrice", OLD."rentPriceWithDiscount",
      OLD."dateOfRentPriceDiscount", OLD."shortRentPrice", OLD."locationId", OLD."energyClass", OLD."latitude",
      OLD."longitude", OLD."displayCoordinates", OLD."mapCircleLatitude", OLD."mapCircleLongitude", OLD."mapCircleRadius"
    );
    NEW."publishError" := NULL;
  END IF;
  NEW."published" := NEW."published" AND NEW."active";
  IF NEW."published" AND (TG_OP = 'INSERT' OR NOT OLD."published") THEN
    NEW."publishedOn" := coalesce(CASE WHEN TG_OP = 'INSERT' THEN NEW."publishedOn" END, now());
  END IF;
  RETURN NEW;
END $$;

-- Removing pictures queues a new check of a published object; adding pictures only of an object that is not on the site yet. An
-- object that is locked is being saved: waiting for it could take forever, so recheckPublished finds it a minute later.
CREATE OR REPLACE FUNCTION "publicationFollowsPictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "publishDue" = true, "publishError" = NULL
  WHERE "id" = (
    SELECT "id" FROM "object" WHERE "id" = NEW."parentId" AND "publishRequested" AND NOT "publishDue"
      AND (NOT "published" OR NEW."deletedOn" IS NOT NULL)
    FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END $$;
