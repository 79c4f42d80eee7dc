-- Of several links that one person has made to a post at once, the first one stays.
UPDATE "share_cards" c SET "revoked_at" = now()
WHERE c."revoked_at" IS NULL AND EXISTS (
    SELECT 1 FROM "share_cards" o
    WHERE o."post_id" = c."post_id" AND o."user_id" = c."user_id" AND o."revoked_at" IS NULL
        AND (o."created_at", o."token") < (c."created_at", c."token"));

-- CreateIndex
CREATE UNIQUE INDEX "share_cards_standing_key" ON "share_cards"("post_id", "user_id") WHERE (revoked_at IS NULL);

-- What people left behind in families that they are not in any more is the family's alone.
UPDATE "posts" p SET "visibility" = 'private', "user_id" = NULL
FROM "users" u WHERE u."id" = p."user_id" AND u."family_id" IS DISTINCT FROM p."family_id";

UPDATE "photos" p SET "uploader_id" = NULL
FROM "users" u WHERE u."id" = p."uploader_id" AND p."family_id" IS NOT NULL
    AND u."family_id" IS DISTINCT FROM p."family_id";

UPDATE "photos" p SET "uploader_id" = NULL
FROM "users" u, "families" f WHERE u."id" = p."uploader_id" AND f."avatar_photo_id" = p."id"
    AND u."family_id" IS DISTINCT FROM f."id";

DELETE FROM "invitations" i USING "users" u
WHERE u."id" = i."invited_by_id" AND i."accepted_at" IS NULL AND u."family_id" IS DISTINCT FROM i."family_id";
