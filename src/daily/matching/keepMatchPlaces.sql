-- Places near the places of a wish.
-- version: 2
-- kept in: leadWish ("near")

-- Places near any of these, at most as many as an index row can hold.
CREATE OR REPLACE FUNCTION "nearPlaces"("ofPlaces" integer[]) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF "ofPlaces" = '{}' THEN RETURN '{}'; END IF;
  RETURN (
    SELECT (coalesce(array_agg(DISTINCT near."id"), '{}'))[1:300]
    FROM "matchNear" n CROSS JOIN unnest(n."near") AS near ("id") WHERE n."placeId" = ANY ("ofPlaces"));
END $$;
