// The room that a mark takes on the map, as a picture without colour: names of places are not drawn there.
const width = 76
const height = 30

export const roomName = 'estia-mark-room'
export const room = { width, height, data: new Uint8Array(width * height * 4) }
