-- The server asks with a statement planned once for each connection instead.
DROP FUNCTION "personOfSession";
