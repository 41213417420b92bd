// Decodes bytes in every encoding of a file, also in those of old computers that `TextDecoder` does not have.
import type { Encoding } from '../source.ts'

export type Decoder = {
  /** Invalid bytes become U+FFFD. Without bytes: what is left at the end. */
  decode: (bytes?: Uint8Array, options?: { stream?: boolean }) => string
}

export function decoderOf(encoding: Encoding): Decoder {
  const upperHalf = encoding in upperHalves && upperHalves[encoding as keyof typeof upperHalves]
  if (!upperHalf) return new TextDecoder(encoding)
  return {
    decode: (bytes = new Uint8Array()) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (byte) => upperHalf[byte.charCodeAt(0) - 128]!),
  }
}

/** The characters of the bytes from 128, one UTF-16 unit each. */
const upperHalves = {
  // Greek DOS.
  cp737:
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ' +
    '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00a0',
  'x-mac-greek':
    'Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦€ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»…\u00a0ΥΧΆΈœ' +
    '–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ\u00ad',
} as const satisfies Partial<Record<Encoding, string>>
