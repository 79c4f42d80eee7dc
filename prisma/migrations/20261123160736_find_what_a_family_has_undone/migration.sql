-- What applies migrations parts them at every semicolon, so those within a function or a block are written as \x3b.

-- Servers of the version before do not say whose a reversal is.
-- CreateFunction
CREATE OR REPLACE FUNCTION "name_family_of_reversal"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  SELECT "family_id" INTO NEW."family_id" FROM "completions" WHERE "id" = NEW."completion_id"\x3b
  RETURN NEW\x3b
END';

-- In one step: no reversal comes between, and what is cut off leaves nothing behind.
-- AlterTable, CreateTrigger, CreateIndex
DO E'
BEGIN
  ALTER TABLE "completion_reversals" ADD COLUMN "family_id" UUID\x3b
  UPDATE "completion_reversals" SET "family_id" = "completions"."family_id"
  FROM "completions" WHERE "completions"."id" = "completion_reversals"."completion_id"\x3b
  ALTER TABLE "completion_reversals" ALTER COLUMN "family_id" SET NOT NULL\x3b
  CREATE TRIGGER "whose" BEFORE INSERT ON "completion_reversals"
    FOR EACH ROW WHEN (NEW."family_id" IS NULL) EXECUTE FUNCTION "name_family_of_reversal"()\x3b
  CREATE INDEX "completion_reversals_family_id_completion_id_idx" ON "completion_reversals"("family_id", "completion_id")\x3b
END';
