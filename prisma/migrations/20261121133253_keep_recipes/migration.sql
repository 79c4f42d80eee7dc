-- AlterTable
ALTER TABLE "tasks" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "recipes" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "title" TEXT NOT NULL,
    "ingredients" TEXT[],
    "steps" TEXT[],
    "translations" JSONB NOT NULL DEFAULT '{}',
    "servings" INTEGER,
    "minutes" INTEGER,
    "image_photo_id" UUID,
    "challenge_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recipes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recipes_challenge_id_idx" ON "recipes"("challenge_id");

-- CreateIndex
CREATE INDEX "recipes_image_photo_id_idx" ON "recipes"("image_photo_id");

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_image_photo_id_fkey" FOREIGN KEY ("image_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
