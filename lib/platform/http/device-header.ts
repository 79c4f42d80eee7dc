/** Request header of the child's screen: it decides where both an account and a device could be meant. */
export const DEVICE_HEADER = 'x-device'
