// The frame of screens that need no sign-in: brand, card, languages, terms.
import { Anchor, Box, Flex, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useBrand, useVariant } from '../person/useVariant.ts'

export const termsHref = '/terms.htm'

// The brand's motto is Greek in every language.
const motto = 'Η εστία της δουλειάς σας'

type Props = {
  title: string
  /** Align the card to the top, because its content grows past the window while it loads. */
  isLong?: boolean
  children: ReactNode
}

export function SignInPage({ title, isLong, children }: Props) {
  const t = useText()
  const language = useLanguage()
  usePageTitle(title)
  return (
    <Flex
      component="main"
      mih="100dvh"
      p="md"
      justify="center"
      align={isLong ? 'flex-start' : 'center'}
    >
      <Stack w="100%" maw={400} gap="md">
        <BrandSign />
        <Paper withBorder p="xl" radius="md" shadow="xs">
          <Title order={1} size="h2" mb="md">
            {title}
          </Title>
          {children}
        </Paper>
        <Group justify="space-between" gap="xs">
          <LanguageChoice />
          <Anchor href={`${termsHref}#${language}`} target="_blank" size="sm">
            {t('session.terms')}
          </Anchor>
        </Group>
      </Stack>
    </Flex>
  )
}

function BrandSign() {
  const variant = useVariant()
  const { name, logo, isSquare } = useBrand(variant?.paymentsBrand)
  if (!variant) return <Box h={52} />
  return (
    <Group mih={52} gap="sm" justify="center" wrap="nowrap">
      <img
        src={logo}
        {...(isSquare && { width: 44 })}
        height={44}
        style={{ maxWidth: 160, objectFit: 'contain' }}
        alt=""
      />
      <div>
        <Text fz={22} fw={650} lh={1.2}>
          {name}
        </Text>
        {!variant.paymentsBrand && (
          <Text size="sm" className="quiet" lang="el">
            {motto}
          </Text>
        )}
      </div>
    </Group>
  )
}
