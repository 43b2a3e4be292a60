import { answerJobs } from '../serving/answerJobs.ts';
import { drawSheet } from './drawSheet.ts';

answerJobs(drawSheet);
