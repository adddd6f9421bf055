import { markup } from '@atelier/markup';

export const XML_DECLARATION = markup`<?xml version="1.0" encoding="UTF-8"?>`;
