-- CreateTable
CREATE TABLE "audit_settings" (
    "id" INTEGER NOT NULL,
    "retention_days" INTEGER NOT NULL,
    "held_days" INTEGER,
    "held_until" TIMESTAMPTZ(3),

    CONSTRAINT "audit_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "failed_sign_ins" (
    "account_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "failed_sign_ins_pkey" PRIMARY KEY ("account_id","hour")
);

ALTER TABLE "audit_settings"
    ADD CONSTRAINT "audit_settings_one_row" CHECK ("id" = 1),
    ADD CONSTRAINT "audit_settings_days" CHECK ("retention_days" BETWEEN 0 AND 36500);

-- What applies migrations splits them at every semicolon, so those within a function are written as \x3b.

-- The days that hold now, 0 for good.
CREATE FUNCTION "audit_days_in_force"("wanted" integer, "held" integer, "until" timestamptz) RETURNS integer
LANGUAGE sql STABLE AS E'
  SELECT CASE WHEN "until" > now() THEN "held" ELSE "wanted" END
';

-- Entries before this moment may be deleted, null for none.
CREATE FUNCTION "audit_delete_before"() RETURNS timestamptz LANGUAGE sql STABLE AS E'
  SELECT CASE WHEN s.days > 0 THEN now() - make_interval(days => s.days) END
  FROM (SELECT "audit_days_in_force"("retention_days", "held_days", "held_until") AS days FROM "audit_settings") s
';

CREATE FUNCTION "guard_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  IF TG_OP = ''DELETE'' AND TG_LEVEL = ''ROW'' THEN
    IF OLD."at" < "audit_delete_before"() THEN RETURN OLD\x3b END IF\x3b
    RAISE EXCEPTION ''an audit entry cannot be deleted before its retention ends'' USING ERRCODE = ''restrict_violation''\x3b
  END IF\x3b
  RAISE EXCEPTION ''audit entries cannot be changed'' USING ERRCODE = ''restrict_violation''\x3b
END ';

-- A shorter retention takes effect a day later, and never by deleting the row: who can run a statement cannot at once
-- shorten the retention and delete. The hourly job writes the configured one back before that day is over.
CREATE FUNCTION "guard_audit_settings"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
  "in_force" integer\x3b
BEGIN
  IF TG_OP = ''INSERT'' THEN
    NEW."held_days" := NULL\x3b
    NEW."held_until" := NULL\x3b
    RETURN NEW\x3b
  ELSIF TG_OP <> ''UPDATE'' THEN
    RAISE EXCEPTION ''the retention of audit entries cannot be deleted'' USING ERRCODE = ''restrict_violation''\x3b
  END IF\x3b
  "in_force" := "audit_days_in_force"(OLD."retention_days", OLD."held_days", OLD."held_until")\x3b
  IF NEW."retention_days" = OLD."retention_days" THEN
    NEW."held_days" := OLD."held_days"\x3b
    NEW."held_until" := OLD."held_until"\x3b
  ELSIF NEW."retention_days" > 0 AND ("in_force" = 0 OR NEW."retention_days" < "in_force") THEN
    NEW."held_days" := "in_force"\x3b
    NEW."held_until" := now() + interval ''1 day''\x3b
  ELSE
    NEW."held_days" := NULL\x3b
    NEW."held_until" := NULL\x3b
  END IF\x3b
  RETURN NEW\x3b
END ';

CREATE TRIGGER "audit_entries_unchanged" BEFORE UPDATE OR TRUNCATE ON "audit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "guard_audit_entries"();
CREATE TRIGGER "audit_entries_retained" BEFORE DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "guard_audit_entries"();
CREATE TRIGGER "audit_settings_held" BEFORE INSERT OR UPDATE OR DELETE ON "audit_settings"
    FOR EACH ROW EXECUTE FUNCTION "guard_audit_settings"();
CREATE TRIGGER "audit_settings_kept" BEFORE TRUNCATE ON "audit_settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "guard_audit_settings"();

-- They fire in every session, that of a replica included.
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_unchanged";
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_retained";
ALTER TABLE "audit_settings" ENABLE ALWAYS TRIGGER "audit_settings_held";
ALTER TABLE "audit_settings" ENABLE ALWAYS TRIGGER "audit_settings_kept";
