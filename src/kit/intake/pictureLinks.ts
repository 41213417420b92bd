const pictureFile = /\.(?:jpe?g|png|webp|gif|avif|heic|tiff?)(?:[?#]\S*)?$/i

/** Whether a cell holds nothing but addresses on the web, and whether all of them name files of pictures. */
export function pictureLinks(text: string): { areLinks: boolean; arePictures: boolean } {
  const links = text.split(/[\s;|]+|,(?=\s*https?:)/).filter(Boolean)
  const areLinks =
    links.length > 0 && links.every((link) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(link))
  return { areLinks, arePictures: areLinks && links.every((link) => pictureFile.test(link)) }
}
