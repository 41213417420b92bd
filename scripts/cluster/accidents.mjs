// Failures of a primary.
import { familyOf, hasEnded, signal } from './children.mjs'
import { postmasterOf } from './cluster.mjs'

const patroniOf = ({ patroni }) => (hasEnded(patroni) ? [] : familyOf(patroni.pid))

/** Failures of a primary. Each resolves to a function that brings the node back, once another one has taken over. */
export const accidents = {
  'postgres killed': async (node) => {
    signal(postmasterOf(node), 'SIGKILL')
    return () => {}
  },
  'machine killed': async (node, { startNode }) => {
    const all = [...patroniOf(node), ...familyOf(postmasterOf(node))]
    for (const pid of all) signal(pid, 'SIGKILL')
    return () => startNode(node)
  },
  'machine frozen': async (node) => {
    const all = [...patroniOf(node), ...familyOf(postmasterOf(node))]
    for (const pid of all) signal(pid, 'SIGSTOP')
    return () => all.forEach((pid) => signal(pid, 'SIGCONT'))
  },
  'postgres frozen': async (node) => {
    const all = familyOf(postmasterOf(node))
    for (const pid of all) signal(pid, 'SIGSTOP')
    return () => all.forEach((pid) => signal(pid, 'SIGCONT'))
  },
  'switched over': async (node, { switchOver }) => {
    switchOver(node)
    return () => {}
  },
}

export const onPurpose = 'switched over'
export const killed = ['postgres killed', 'machine killed']
export const frozen = ['machine frozen', 'postgres frozen']
