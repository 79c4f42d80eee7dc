-- CreateTable
CREATE TABLE "content_packs" (
    "name" TEXT NOT NULL,
    "installed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_packs_pkey" PRIMARY KEY ("name")
);
