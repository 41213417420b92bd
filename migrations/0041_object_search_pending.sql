-- Each save of an object adds to the list of what is yet to be put into these indexes, and each search
-- reads that list whole: it is to stay short.
ALTER INDEX "objectSearch" SET (gin_pending_list_limit = 128);
ALTER INDEX "objectSearchShortRent" SET (gin_pending_list_limit = 128);
