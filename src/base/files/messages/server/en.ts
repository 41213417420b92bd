// Texts that only the server uses.
export const en = {
  'file.unknown': 'There is no such file, or it was deleted.',
  'file.hangsElsewhere': '{{name}} belongs to another record already.',
  'file.notOfOneRecord': 'These files do not belong to one record.',
  'file.tooManyPixels':
    '{{name}} has {{megapixels}} million pixels; pictures of at most {{max}} million are accepted.',
  'file.notAccepted': 'Files of this type are not accepted: {{names}}.',
  'file.empty': '{{name}} is empty.',
} as const
