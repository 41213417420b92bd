-- Which files can be shown as pictures (pictureKinds.ts has the same types): no HEIC, BMP, DWG or SVG, and
-- none that cannot be read, whose width is 0. A server of the release before writes it without knowing.
ALTER TABLE "file" ADD COLUMN "isPicture" boolean NOT NULL GENERATED ALWAYS AS (
  "contentType" IN ('image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif', 'image/tiff')
    AND coalesce("width", 1) > 0
) STORED;

-- A picture that does not decode to its end, such as one that was cut off, until somebody has looked at it and
-- keeps it: the public does not see it before.
ALTER TABLE "file" ADD COLUMN "damaged" boolean NOT NULL DEFAULT false;
