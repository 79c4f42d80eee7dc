/** Header of the child's screen, which decides between account and device. */
export const DEVICE_HEADER = 'x-device'
