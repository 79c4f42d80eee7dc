-- CreateTable
CREATE TABLE "schema_compatibility" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "minimum_version" TEXT NOT NULL,

    CONSTRAINT "schema_compatibility_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "schema_compatibility"
    ADD CONSTRAINT "schema_compatibility_one_row" CHECK ("id" = 1);

INSERT INTO "schema_compatibility" ("minimum_version") VALUES ('0.1.0');
