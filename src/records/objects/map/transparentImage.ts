// A transparent image of the size of a mark: as an icon it keeps place names from being drawn under the mark.
const width = 76
const height = 30

export const transparentImageName = 'estia-mark-room'
export const transparentImage = { width, height, data: new Uint8Array(width * height * 4) }
