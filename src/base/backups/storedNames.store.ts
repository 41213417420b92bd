// The files that the agency has. What is in the file storage beside these can be made again, such as small pictures and
// archives of the agency ("archive"."file"), which are kept for some days only and would double every backup, or is sent again,
// such as an archive that is being brought in ("arrival"."file"). Another new column that names a stored file belongs here.

/** "name" in the storage, "userName", "contentType", "size" (null: unknown), "id" (0: none), and whether a record needs it. */
export const storedFiles = `
  SELECT "systemName" AS "name", "userName", "contentType", "size"::float8 AS "size", "id",
    "parentKind" IS NOT NULL AS "isNeeded"
  FROM "file"
  UNION ALL
  SELECT "logo", 'logo', 'image/webp', NULL, 0, true FROM "agency" WHERE "logo" IS NOT NULL
  UNION ALL
  SELECT "file", "fileName", 'application/octet-stream', "fileSize"::float8, 0, true FROM "import" WHERE "file" IS NOT NULL
  UNION ALL
  SELECT "photoFile", 'photos.zip', 'application/octet-stream', "photoFileSize"::float8, 0, true
  FROM "import" WHERE "photoFile" IS NOT NULL`

export const contentName = (name: string): string => `files/${name.slice(0, 2)}/${name}`
