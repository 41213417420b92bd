/** The media type of an XLSX workbook. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
