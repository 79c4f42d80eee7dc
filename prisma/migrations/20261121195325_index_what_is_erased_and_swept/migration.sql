-- CreateIndex
CREATE INDEX "activities_user_id_idx" ON "activities"("user_id");

-- CreateIndex
CREATE INDEX "completion_reversals_user_id_idx" ON "completion_reversals"("user_id");

-- CreateIndex
CREATE INDEX "completions_user_id_idx" ON "completions"("user_id");

-- CreateIndex
CREATE INDEX "families_created_by_id_idx" ON "families"("created_by_id");

-- CreateIndex
CREATE INDEX "figure_changes_at_idx" ON "figure_changes"("at");

-- CreateIndex
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails"("created_at");
