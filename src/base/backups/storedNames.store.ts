// The files to back up. The file storage also has files that can be made again, such as thumbnails and the agency's archives
// ("archive"."file"), which are kept for some days only and would double every backup, and files that can be uploaded again,
// such as an archive being imported ("arrival"."file"). A new column with names of stored files must be added here.

/** "name" in the storage, "userName", "contentType", "size" (null: unknown), "id" (0: none), and whether a record needs it. */
export const storedFiles = `
  SELECT "systemName" AS "name", "userName", "contentType", "size"::float8 AS "size", "id",
    "parentKind" IS NOT NULL AS "isNeeded"
  FROM "file"
  UNION ALL
  SELECT "systemName", "name", "contentType", "size"::float8, 0, true FROM "orderFile"
  UNION ALL
  SELECT "logo", 'logo', 'image/webp', NULL, 0, true FROM "agency" WHERE "logo" IS NOT NULL
  UNION ALL
  SELECT "file", "fileName", 'application/octet-stream', "fileSize"::float8, 0, true FROM "import" WHERE "file" IS NOT NULL
  UNION ALL
  SELECT "photoFile", 'photos.zip', 'application/octet-stream', "photoFileSize"::float8, 0, true
  FROM "import" WHERE "photoFile" IS NOT NULL`

export const contentName = (name: string): string => `files/${name.slice(0, 2)}/${name}`
