/** The fonts of paper: the same files that PDFs hold, so that what is previewed is what is printed. */
import '@fontsource/inter/400.css';
import '@fontsource/inter/600.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/noto-sans-arabic/400.css';
import '@fontsource/noto-sans-arabic/600.css';
import '@fontsource/noto-sans-hebrew/400.css';
import '@fontsource/noto-sans-hebrew/600.css';
import '@fontsource/noto-emoji/400.css';
