/** Entry point of a bundle, to test the drivers as the image has them. */
export { createCheckedDriver } from '@/lib/platform/storage/checked-driver'
export { folderDriver } from '@/lib/platform/storage/folder'
export { s3Driver } from '@/lib/platform/storage/s3'
export { uploadThingDriver } from '@/lib/platform/storage/uploadthing'
