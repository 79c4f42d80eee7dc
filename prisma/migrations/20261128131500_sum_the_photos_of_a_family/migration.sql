-- DropIndex
DROP INDEX "photos_family_id_idx";

-- DropIndex
DROP INDEX "photos_uploader_id_idx";

-- CreateIndex
CREATE INDEX "photos_uploader_id_family_id_purpose_bytes_idx" ON "photos"("uploader_id", "family_id", "purpose", "bytes");

-- CreateIndex
CREATE INDEX "photos_family_id_bytes_idx" ON "photos"("family_id", "bytes");
