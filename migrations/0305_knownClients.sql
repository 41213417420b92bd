-- Who the parties of a deal are (ν. 4557/2018), and the employees who check it.
ALTER TABLE "user" ADD COLUMN "checksClients" boolean NOT NULL DEFAULT false;
