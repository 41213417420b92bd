// The style sheets that every page needs. The library's are in a layer, so that ours win over them in
// whatever order the parts of the application arrive.
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './typeface.css'
import './global.css'
