export const en = {
  'object.unknownOption': 'This is not one of the choices.',
  'object.otherType': 'This sub-type does not belong to the type.',
  'object.unknownPlace': 'There is no such place.',
  'object.circleRequired': 'A circle is required while the exact position is not displayed.',
  'object.notAWebAddress': 'Please enter a web address that begins with https://.',
  'object.notAPicture': 'Only pictures can be added here.',
  'object.endsBeforeStart': 'The end is before the start.',
  'object.unknown': 'There is no such object, or it was deleted.',
  'object.unknownAccount': 'There is no such account, or it was deleted.',
} as const
