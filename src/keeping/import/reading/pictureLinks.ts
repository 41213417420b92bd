const pictureFile = /\.(?:jpe?g|png|webp|gif|avif|heic|tiff?)(?:[?#]\S*)?$/i

/** The URLs in a cell, which may themselves contain commas and semicolons. */
export const splitLinks = (text: string): string[] =>
  text.split(/[\s|]+|[,;]+(?=[\s|,;]|https?:|$)/i).filter(Boolean)

/** Whether a cell holds only web URLs, and whether all of them name picture files. */
export function pictureLinks(text: string): { areLinks: boolean; arePictures: boolean } {
  const links = splitLinks(text)
  const areLinks =
    links.length > 0 && links.every((link) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(link))
  return { areLinks, arePictures: areLinks && links.every((link) => pictureFile.test(link)) }
}

/** Whether it holds only URLs, even invalid ones, and names of picture files. */
export const isPhotoCell = (text: string): boolean =>
  splitLinks(text).every((link) => /^https?:\/\//i.test(link) || pictureFile.test(link))
