-- How prices and places are spread, as the filters of objects ask for them: of an expression nothing is known from
-- the columns in it, and the planner takes every range of prices for a few rows.

CREATE STATISTICS "objectSalePriceSpread" ON (coalesce("salePriceNow", 0)) FROM "object";
CREATE STATISTICS "objectRentPriceSpread" ON (coalesce("rentPriceNow", 0)) FROM "object";
CREATE STATISTICS "objectShortRentPriceSpread" ON (coalesce("shortRentPrice", 0)) FROM "object";
CREATE STATISTICS "objectPlaceSpread" ON (coalesce("locationId", 0)) FROM "object";
ANALYZE "object";
