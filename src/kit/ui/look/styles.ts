// The style sheets of every page. The library's are in a layer, so that ours override them in whatever order chunks load.
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './typeface.css'
import './tokens.css'
import './global.css'
