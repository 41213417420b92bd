const pictureFile = /\.(?:jpe?g|png|webp|gif|avif|heic|tiff?)(?:[?#]\S*)?$/i

/** Addresses of one cell: a comma or a semicolon may also be part of one. */
export const splitLinks = (text: string): string[] =>
  text.split(/[\s|]+|[,;]+(?=[\s|,;]|https?:|$)/i).filter(Boolean)

/** Whether a cell holds nothing but addresses on the web, and whether all of them name files of pictures. */
export function pictureLinks(text: string): { areLinks: boolean; arePictures: boolean } {
  const links = splitLinks(text)
  const areLinks =
    links.length > 0 && links.every((link) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(link))
  return { areLinks, arePictures: areLinks && links.every((link) => pictureFile.test(link)) }
}

/** Whether it holds nothing but addresses, however broken, and names of picture files. */
export const isPhotoCell = (text: string): boolean =>
  splitLinks(text).every((link) => /^https?:\/\//i.test(link) || pictureFile.test(link))
