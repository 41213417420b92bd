// A transparent image of the size of a mark: as an icon it keeps place names from being drawn under the mark.
const width = 76
const height = 30

export const roomName = 'estia-mark-room'
export const room = { width, height, data: new Uint8Array(width * height * 4) }
