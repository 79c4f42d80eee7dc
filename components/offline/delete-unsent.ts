/** Deletes an account's queued photos and drafts on this device. */
export async function deleteUnsent(userId: string): Promise<void> {
  const [{ deletePhotos }, { deleteDrafts }] = await Promise.all([
    import('./queue-storage'),
    import('./drafts'),
  ])
  await Promise.all([deletePhotos(userId), deleteDrafts(userId)])
}
