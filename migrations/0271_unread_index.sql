-- Nothing reads it any more: searches compare taxKey("taxNumber").
DROP INDEX "accountTaxNumber";
