-- CreateTable
CREATE TABLE "family_goals" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "leaves" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "family_goals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "family_goals_family_id_ended_at_idx" ON "family_goals"("family_id", "ended_at" DESC);

-- AddForeignKey
ALTER TABLE "family_goals" ADD CONSTRAINT "family_goals_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;
