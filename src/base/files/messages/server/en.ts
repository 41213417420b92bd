// Texts that only the server uses.
export const en = {
  'file.unknown': 'There is no such file, or it was deleted. Please upload it again.',
  'file.hangsElsewhere': '{{name}} belongs to another record already. Please upload it here again.',
  'file.notOfOneRecord': 'These files do not belong to one record.',
  'file.tooManyPixels':
    '{{name}} has {{megapixels}} million pixels; pictures of at most {{max}} million are accepted. Please make it smaller first.',
  'file.notAccepted':
    'Files of this type are not accepted: {{names}}. Please save them as PDF or as pictures first.',
  'file.empty': '{{name}} is empty. Please choose another file.',
} as const
