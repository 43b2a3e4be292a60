/** The fonts for paper: the files that PDFs embed, so that previews match. */
import '@fontsource/inter/400.css';
import '@fontsource/inter/600.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/noto-sans-arabic/400.css';
import '@fontsource/noto-sans-arabic/600.css';
import '@fontsource/noto-sans-hebrew/400.css';
import '@fontsource/noto-sans-hebrew/600.css';
import '@fontsource/noto-emoji/400.css';
