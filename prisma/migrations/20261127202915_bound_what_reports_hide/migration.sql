-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "hid_at" TIMESTAMPTZ(3),
ADD COLUMN     "reporter_family_id" UUID;

-- CreateIndex
CREATE INDEX "reports_reporter_family_id_idx" ON "reports"("reporter_family_id");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_family_id_fkey" FOREIGN KEY ("reporter_family_id") REFERENCES "families"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Reports hide posts and comments, no longer whole families.

-- Records which open reports have hidden their post or comment.
UPDATE "reports" r SET "hid_at" = r."created_at" FROM "posts" p
WHERE r."kind" = 'post' AND r."subject_id" = p."id" AND r."status" = 'open' AND p."hidden_at" = r."created_at";
UPDATE "reports" r SET "hid_at" = r."created_at" FROM "comments" c
WHERE r."kind" = 'comment' AND r."subject_id" = c."id" AND r."status" = 'open' AND c."hidden_at" = r."created_at";

-- Posts that an open report of their family has hidden stay hidden only by a report of their own.
UPDATE "posts" p SET "hidden_at" = (
  SELECT min(coalesce(o."handled_at", o."created_at")) FROM "reports" o
  WHERE o."kind" = 'post' AND o."subject_id" = p."id"
    AND (o."status" = 'upheld' OR o."status" = 'open' AND o."reason" = 'child_without_permission'))
FROM "reports" r
WHERE r."kind" = 'family' AND r."subject_id" = p."family_id" AND r."status" = 'open' AND p."hidden_at" = r."created_at";
