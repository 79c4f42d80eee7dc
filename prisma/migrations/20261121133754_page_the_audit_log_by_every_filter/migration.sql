-- DropIndex
DROP INDEX "audit_entries_action_at_idx";

-- DropIndex
DROP INDEX "audit_entries_actor_id_at_idx";

-- DropIndex
DROP INDEX "audit_entries_subject_id_idx";

-- CreateIndex
CREATE INDEX "audit_entries_action_at_id_idx" ON "audit_entries"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_at_id_idx" ON "audit_entries"("actor_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_at_id_idx" ON "audit_entries"("subject", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_at_id_idx" ON "audit_entries"("subject_id", "at" DESC, "id" DESC);
