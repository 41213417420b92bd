// Cleans and parses input; invalid input becomes a 400 that names each field.
import type { z } from 'zod'
import { cleanTexts } from '../fields/cleanText.ts'
import { badInput } from './problem.ts'
import type { Message } from '../i18n/messages.ts'

type Issue = z.core.$ZodIssue

/** Limits the size of the answer: without it, a megabyte of garbage gets thirty of messages. */
const mostIssues = 100

export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(cleanTexts(value))
  if (parsed.success) return parsed.data
  const errors = new Map<string, Message[]>()
  for (const [field, message] of parsed.error.issues.slice(0, mostIssues).flatMap(messagesOf))
    errors.set(field, [...(errors.get(field) ?? []), message])
  // A Map, because callers choose the names: a plain object already has a `toString`.
  throw badInput(Object.fromEntries(errors))
}

type FieldMessage = [field: string, message: Message]

function messagesOf(issue: Issue): FieldMessage[] {
  const field = issue.path.join('.')
  const at = (name: string) => (field ? `${field}.${name}` : name)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key): FieldMessage => [at(key), 'problem.unknownField'])
  const meant = issue.code === 'invalid_union' && issue.errors.find(isOfRightType)
  if (meant)
    return meant.flatMap((inner) => messagesOf({ ...inner, path: [...issue.path, ...inner.path] }))
  return [[field || 'body', messageOf(issue)]]
}

/** Whether the value is of this option's type, and only breaks its limits. */
const isOfRightType = (issues: readonly Issue[]) =>
  issues.length > 0 &&
  issues.every(({ code }) => ['custom', 'invalid_format', 'too_big', 'too_small'].includes(code))

function messageOf(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[issue.expected] ?? 'problem.invalid'
    case 'too_big':
      return issue.origin === 'string'
        ? ['problem.tooLong', { max: Number(issue.maximum) }]
        : issue.origin === 'array'
          ? ['problem.tooMany', { max: Number(issue.maximum) }]
          : ['problem.tooBig', { max: Number(issue.maximum) }]
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'problem.required'
        : ['problem.tooSmall', { min: Number(issue.minimum) }]
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'problem.invalid'
    case 'not_multiple_of':
      return ['problem.step', { step: issue.divisor }]
    case 'custom':
      return customMessage(issue.params)
    default:
      return 'problem.invalid'
  }
}

const typeMessages: Record<string, Message> = {
  string: 'problem.text',
  number: 'problem.number',
  int: 'problem.wholeNumber',
  boolean: 'problem.yesNo',
  array: 'problem.list',
  object: 'problem.invalid',
}
const formatMessages: Record<string, Message> = {
  date: 'problem.date',
  datetime: 'problem.dateTime',
  email: 'problem.email',
}

// A refinement brings its own message: { params: { text: 'problem.tooManyTexts', most: 4 } }.
function customMessage(params: Record<string, unknown> | undefined): Message {
  const { text, ...rest } = params ?? {}
  return typeof text === 'string' ? [text, rest as Record<string, number>] : 'problem.invalid'
}
