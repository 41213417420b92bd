/** At most so many UTF-16 units of a text. A character of two units that would be cut in half is left out. */
export const cutText = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text.slice(0, isHighHalf(text.charCodeAt(most - 1)) ? most - 1 : most)

const isHighHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
