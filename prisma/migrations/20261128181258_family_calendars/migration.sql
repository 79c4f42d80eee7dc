-- AlterTable
ALTER TABLE "share_cards" ALTER COLUMN "expires_at" SET DEFAULT (now() + interval '30 days');

-- CreateTable
CREATE TABLE "family_calendars" (
    "family_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "family_calendars_pkey" PRIMARY KEY ("family_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "family_calendars_token_key" ON "family_calendars"("token");

-- AddForeignKey
ALTER TABLE "family_calendars" ADD CONSTRAINT "family_calendars_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;
