-- Kassandra and Sithonia: municipalities between their unit and its towns. Who looks for a house "in
-- Kassandra" means the whole peninsula.
ALTER TABLE "place" DROP CONSTRAINT "place_kind_check";
ALTER TABLE "place" ADD CONSTRAINT "place_kind_check"
  CHECK ("kind" IN ('region', 'unit', 'municipality', 'town', 'district'));

INSERT INTO "place" ("id", "parentId", "kind", "nameEn", "nameEl", "nameRu", "textEn", "textEl", "textRu",
  "latitude", "longitude", "path", "aliases", "searchName")
VALUES
  (1501, 112, 'municipality', 'Kassandra', 'Κασσάνδρα', 'Кассандра', 'Kassandra, Halkidiki',
    'Κασσάνδρα, Χαλκιδική', 'Кассандра, Халкидики', 40.04, 23.46, ARRAY[2, 112, 1501], '{}', ''),
  (1502, 112, 'municipality', 'Sithonia', 'Σιθωνία', 'Ситония', 'Sithonia, Halkidiki',
    'Σιθωνία, Χαλκιδική', 'Ситония, Халкидики', 40.12, 23.82, ARRAY[2, 112, 1502], '{}', '');

UPDATE "place" SET "searchName" = '| ' || (
  SELECT string_agg(DISTINCT fold("name"), ' | ') FROM unnest(
    ARRAY["nameEn", "nameEl", "nameRu", "textEn", "textEl", "textRu"] || "aliases"
  ) AS "name"
) || ' |' WHERE "kind" = 'municipality';

-- The towns keep their texts: 'Hanioti, Halkidiki' says enough.
UPDATE "place" SET "parentId" = 1501, "path" = ARRAY[2, 112, 1501, "id"] WHERE "id" IN (
  1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217,
  261080, 735021, 735948, 736040, 736987);
UPDATE "place" SET "parentId" = 1502, "path" = ARRAY[2, 112, 1502, "id"] WHERE "id" IN (
  1221, 1222, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1235, 734299, 734339, 734916, 734939, 736598);
UPDATE "place" SET "path" = town."path" || place."id" FROM "place" AS town
WHERE town."id" = place."parentId" AND town."parentId" IN (1501, 1502);
UPDATE "place" SET "population" = (
  SELECT sum("population") FROM "place" AS town WHERE town."parentId" = place."id"
) WHERE "kind" = 'municipality';
