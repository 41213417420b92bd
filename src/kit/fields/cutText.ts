/** Truncates a text to `most` UTF-16 units without splitting a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text.slice(0, isHighHalf(text.charCodeAt(most - 1)) ? most - 1 : most)

const isHighHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
