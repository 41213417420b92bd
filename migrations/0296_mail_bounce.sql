-- Addresses to which mail could not be delivered are marked.
CREATE TABLE "mailBounce" (
  -- In lower case, as addresses of accounts are compared ("searchEmail").
  "address" text COLLATE "C" PRIMARY KEY CHECK (length("address") <= 300),
  "reason" text NOT NULL CHECK ("reason" IN ('noMailbox', 'noDomain', 'disabled', 'full', 'delayed', 'other')),
  -- The address itself is wrong: no automatic mail is sent there. Otherwise a later mail may arrive.
  "isPermanent" boolean NOT NULL GENERATED ALWAYS AS ("reason" IN ('noMailbox', 'noDomain', 'disabled')) STORED,
  "status" text CHECK (length("status") <= 11), -- such as 5.1.1 (RFC 3463)
  "said" text CHECK (length("said") <= 300), -- the server's answer
  -- 'smtp': refused while sending; 'notice': a notice that an administrator brought
  "source" text NOT NULL CHECK ("source" IN ('smtp', 'notice')),
  "firstOn" timestamptz NOT NULL,
  "lastOn" timestamptz NOT NULL,
  "times" integer NOT NULL DEFAULT 1
);
